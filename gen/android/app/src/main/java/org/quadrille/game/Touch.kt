package org.quadrille.game

import android.os.Build
import android.view.HapticFeedbackConstants
import android.view.View
import android.webkit.JavascriptInterface

/**
 * What the page may let the player feel (ui/sense/touch.js). These are the system's own touches: they need no permission,
 * unlike the web's `navigator.vibrate`, and who has switched touches off in the system feels none.
 */
class Touch(private val view: View) {
  /** The page calls from a thread of its own and does not wait. A kind that is not known is not felt. */
  @JavascriptInterface
  fun feel(kind: String) {
    val touch = when (kind) {
      "light" -> HapticFeedbackConstants.CLOCK_TICK
      "success" -> if (tellsEnds) HapticFeedbackConstants.CONFIRM else HapticFeedbackConstants.CONTEXT_CLICK
      "warning" -> if (tellsEnds) HapticFeedbackConstants.REJECT else HapticFeedbackConstants.LONG_PRESS
      else -> return
    }
    view.post { view.performHapticFeedback(touch) }
  }

  /** From Android 11 on the system has touches for what went well and for what did not. */
  private val tellsEnds get() = Build.VERSION.SDK_INT >= Build.VERSION_CODES.R
}
