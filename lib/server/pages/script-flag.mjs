/**
 * The one script of our own in a page's head, before all others. It marks the document before the first paint as one
 * whose scripts run (`data-js`), so that style sheets can tell; `@media (scripting)` is unknown below Chromium 120 and
 * Safari 17. The application sets `data-js="ready"` once it is hydrated (`components/layout/hydration-mark.client.tsx`).
 *
 * When a script of the application does not load or parse before that, a part of the page would stay dead or become an
 * error page. So the page is loaded once more without scripts: a note in `sessionStorage` tells this script, which then
 * sets no mark and forbids all further scripts by a policy. The note is gone with that, so the next page tries anew.
 * Where nothing can be noted, after other errors, and when nothing is hydrated ten seconds after everything has loaded,
 * only the mark goes. `data-query`: the address has a query. `data-unlaid`: a visit that begins at the head of the page,
 * which is laid out piece by piece (`lib/browser/lay-out-rest.ts`), and at once when a key is pressed, for it may lead to
 * the end.
 *
 * Written for engines of any age: no syntax above ES5.
 */
export const SCRIPT_FLAG = `(function (d, w) {
  var root = d.documentElement, note = "without-scripts";
  function fail() {
    if (root.getAttribute("data-js") === "ready") return;
    root.removeAttribute("data-js");
    layOut();
  }
  function layOut() {
    root.removeAttribute("data-unlaid");
  }
  try {
    if (sessionStorage.getItem(note)) {
      sessionStorage.removeItem(note);
      var policy = d.createElement("meta");
      policy.httpEquiv = "Content-Security-Policy";
      policy.content = "script-src 'none'";
      d.head.appendChild(policy);
      return;
    }
  } catch (e) {}
  root.setAttribute("data-js", "");
  if (location.search) root.setAttribute("data-query", "");
  var visit = w.performance && performance.getEntriesByType && performance.getEntriesByType("navigation")[0];
  if (visit && visit.type === "navigate" && visit.name.indexOf("#") < 0) root.setAttribute("data-unlaid", "");
  w.addEventListener("keydown", layOut, true);
  w.addEventListener("error", function (event) {
    var script = event.target && event.target.tagName === "SCRIPT" ? event.target.src : "";
    var file = script || event.filename || "";
    if (file.indexOf("/_next/static/") < 0 || root.getAttribute("data-js") === "ready") return;
    fail();
    if (script || (event.error && event.error.name === "SyntaxError")) try {
      sessionStorage.setItem(note, "1");
      location.reload();
    } catch (e) {}
  }, true);
  w.addEventListener("load", function () { setTimeout(fail, 10000); });
})(document, window);`.replace(/\n\s*/g, '');
