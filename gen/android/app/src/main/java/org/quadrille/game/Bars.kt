package org.quadrille.game

import android.app.Activity
import android.webkit.JavascriptInterface
import androidx.core.view.WindowCompat

/**
 * The signs on the system's bars, which lie over the page: light ones on a dark page, dark ones on a light page. The player
 * may have chosen another look for the app than the system has (ui/shell/theme.js).
 */
class Bars(private val activity: Activity) {
  /** The page calls from a thread of its own and does not wait. */
  @JavascriptInterface
  fun dark(dark: Boolean) {
    activity.runOnUiThread {
      val window = activity.window
      val bars = WindowCompat.getInsetsController(window, window.decorView)
      bars.isAppearanceLightStatusBars = !dark
      bars.isAppearanceLightNavigationBars = !dark
    }
  }
}
