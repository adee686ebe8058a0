/**
 * The one script of our own in a page's head. It marks the document before the first paint as one whose scripts run
 * (`data-js`), so that style sheets can tell; `@media (scripting)` is unknown below Chromium 120 and Safari 17. When a
 * file of the application does not load or parse, or nothing is hydrated ten seconds after everything has loaded, the
 * mark goes and the page is the page without scripts. The application sets `data-js="ready"` once it is hydrated
 * (`components/layout/hydration-mark.client.tsx`), also after that. `data-query`: the address has a query.
 *
 * Written for engines of any age: no syntax above ES5.
 */
export const SCRIPT_FLAG = `(function (d, w) {
  var root = d.documentElement;
  function fail() {
    if (root.getAttribute("data-js") !== "ready") root.removeAttribute("data-js");
  }
  root.setAttribute("data-js", "");
  if (location.search) root.setAttribute("data-query", "");
  w.addEventListener("error", function (event) {
    var file = (event.target && event.target.src) || event.filename || "";
    if (file.indexOf("/_next/static/") > 0) fail();
  }, true);
  w.addEventListener("load", function () { setTimeout(fail, 10000); });
})(document, window);`.replace(/\n\s*/g, '');
