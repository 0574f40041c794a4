package org.quadrille.game

import android.os.Bundle
import android.webkit.WebView
import androidx.activity.enableEdgeToEdge
import androidx.core.graphics.Insets
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat
import androidx.webkit.ScriptHandler
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature

/**
 * The page fills the screen, behind the system's bars too, and keeps clear of them by itself.
 *
 * It asks for their sizes by `env(safe-area-inset-…)`, which web views before version 140 answer with zero. So the same
 * sizes are also handed to the page's own properties, `--edge-top` and so on (ui/styles/tokens.css). Nothing is padded
 * here: that would keep clear twice.
 */
class MainActivity : TauriActivity() {
  /** What tells the next page; the one that is there is told at once. */
  private var forNextPage: ScriptHandler? = null

  override fun onCreate(savedInstanceState: Bundle?) {
    enableEdgeToEdge()
    super.onCreate(savedInstanceState)
  }

  override fun onWebViewCreate(webView: WebView) {
    webView.addJavascriptInterface(Touch(webView), "quadrilleTouch")
    webView.addJavascriptInterface(Bars(this), "quadrilleBars")
    ViewCompat.setOnApplyWindowInsetsListener(webView) { view, insets ->
      // The keyboard covers the page as the bars do.
      val covered = WindowInsetsCompat.Type.systemBars() or
        WindowInsetsCompat.Type.displayCutout() or
        WindowInsetsCompat.Type.ime()
      tell(webView, insets.getInsets(covered))
      // The web view goes on to use them itself, for `env`.
      ViewCompat.onApplyWindowInsets(view, insets)
    }
  }

  private fun tell(webView: WebView, covered: Insets) {
    val density = resources.displayMetrics.density
    val script = script(
      "top" to covered.top / density,
      "right" to covered.right / density,
      "bottom" to covered.bottom / density,
      "left" to covered.left / density,
    )
    webView.evaluateJavascript(script, null)
    if (WebViewFeature.isFeatureSupported(WebViewFeature.DOCUMENT_START_SCRIPT)) {
      forNextPage?.remove()
      forNextPage = WebViewCompat.addDocumentStartJavaScript(webView, script, setOf("http://tauri.localhost"))
    }
  }

  /** Sets the page's properties, as soon as there is a page to set them on. */
  private fun script(vararg edges: Pair<String, Float>): String {
    val settings = edges.joinToString("") { (side, size) ->
      "page.style.setProperty('--edge-$side','max(env(safe-area-inset-$side, 0px), ${size}px)');"
    }
    return "(()=>{const put=()=>{const page=document.documentElement;if(!page)return;$settings};" +
      "put();addEventListener('DOMContentLoaded',put,{once:true})})()"
  }
}
