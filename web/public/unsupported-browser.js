// Runs before everything else, in browsers of any age: plain old script, no build.
function warnOldBrowser() {
  var modern =
    "noModule" in document.createElement("script") &&
    "HTMLDialogElement" in window &&
    "toSpliced" in Array.prototype &&
    "structuredClone" in window &&
    "adoptedStyleSheets" in document &&
    window.CSS &&
    CSS.supports("color", "color-mix(in oklab, red, blue)") &&
    CSS.supports("selector(:has(a))");
  if (modern) return;
  var german = /^de/.test(navigator.language || "");
  var notice = document.createElement("div");
  notice.setAttribute("role", "alert");
  notice.setAttribute("lang", german ? "de" : "en");
  notice.style.cssText = "padding:16px 20px;background:#fdf1dc;color:#5c3600;font:16px/1.5 sans-serif";
  notice.appendChild(
    document.createTextNode(
      german
        ? "Dieser Browser ist zu alt f\u00fcr Laborium. Bitte verwenden Sie eine aktuelle Version von Chrome, Edge, Firefox oder Safari."
        : "This browser is too old for Laborium. Please use a current version of Chrome, Edge, Firefox or Safari.",
    ),
  );
  // Above the page, of which it covers nothing.
  document.body.insertBefore(notice, document.body.firstChild);
}
warnOldBrowser();
