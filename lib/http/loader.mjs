/** The one script of a page that runs by itself (`lib/http/late-scripts.mjs`). */

/**
 * Runs the page's scripts at the first touch, key, pointer move, scroll or focus: who only reads never pays for
 * them. A browser without a hand tells of a pointer in its corner: that is no move. What moves by itself
 * (`data-moves`) need not be touched: where some of it is in view they run 2.5 s after everything has been loaded, and
 * in WeChat, whose card a script sets, as soon as it has. At once they run where they are needed: at an address with a
 * query or a place in the page, and in a page come back to. Until then they and the whole style sheets
 * (`lib/http/used-style.mjs`) are only fetched, after all that is seen, one after the other: twenty requests at once
 * keep a small machine from whoever reads. The web font is asked for when everything has been loaded: before, it would
 * take a connection and the line from the first picture. Whoever has seen a page in this window has it at once.
 *
 * What is done before React has taken an element over is done again when it has, in the same order. A press on a
 * button or within `data-hold` is held meanwhile, and the style sheets answer it (`data-held`); where React puts
 * another element in the place of the pressed one, it is the one with the same `data-hold`. A second press on what
 * opens and closes takes the first one back. All other links lead where they lead, and are never held. The browser
 * does by itself what it does for keys, scrolling, opening and focus: React is only told of them, and of the pointer
 * as if it had come from outside. A list of options on phones is held, because React puts a wheel in its place;
 * elsewhere it is the browser's own, whose choice counts from the first word of it (`input`): React may take the list
 * over at that, and puts it back before the second (`change`). React has taken an element over once it is no longer
 * being placed or hydrated (flags 2 and 4096, as React itself asks before it tells a component of an event): it knows
 * elements before, and drops what happens to them. React that is not yet ready stops a press before it reaches its
 * element: then it is tried again. When the scripts do not come, forms and links do what they do without. The header is
 * white over a scrolled page from the first moment.
 *
 * What is not seen at first (`data-unlaid` in app/globals.css) is laid out part by part, so that no hand waits for all
 * of it: what reaches into the window as soon as the first picture of the page is painted, all below it when everything
 * has been loaded, or three seconds after the beginning. Its own pictures are asked for then, so that they take
 * nothing from what is seen. All at once it is laid out in a page that begins elsewhere than at its head, also
 * at a text that a search engine points to, which only the name of the visit tells; and at a key or a wheel, which go
 * where the whole page says, and before scripts run.
 */
export const LOADER = `(function (d, w, own) {
  var scripts = own.dataset.late.split(" ").filter(isOurs);
  var style = d.querySelector("style[data-sheets]");
  var sheets = style ? style.dataset.sheets.split(" ").filter(isOurs) : [];
  var signs = ["pointerdown", "pointermove", "touchstart", "keydown", "wheel", "scroll", "focusin"];
  var told = ["pointerover", "pointerdown", "focusin", "keydown", "toggle", "scroll", "input"];
  var root = d.documentElement;
  var seen = { capture: true, passive: true };
  var begun = false, timer, waiting = null, queue = [], frames = 0, end = Infinity, playing = false, loaded = false, left = null;
  function isOurs(address) {
    return address.indexOf("/_next/static/") === 0;
  }
  function addLink(rel, address) {
    var link = d.createElement("link");
    link.rel = rel;
    link.href = address;
    if (rel === "preload") {
      link.as = /\\.css$/.test(address) ? "style" : "script";
      link.fetchPriority = "low";
      link.onload = link.onerror = fetchNext;
    } else link.dataset.precedence = "next";
    d.head.appendChild(link);
  }
  function taken(node) {
    var key = Object.keys(node).find(function (name) { return name.indexOf("__reactFiber$") === 0; });
    if (!key) return false;
    for (var one = node[key]; one && !one.alternate; one = one.return) if (one.flags & 4098) return false;
    return true;
  }
  function whenIdle(action, ms) {
    (w.requestIdleCallback || setTimeout)(action, { timeout: ms });
  }
  function whenPainted(action) {
    var kinds = (w.PerformanceObserver && PerformanceObserver.supportedEntryTypes) || [];
    if (kinds.indexOf("paint") < 0) return requestAnimationFrame(function () { setTimeout(action); });
    new PerformanceObserver(function (list, self) {
      self.disconnect();
      action();
    }).observe({ type: "paint", buffered: true });
  }
  function layOut() {
    if (!root.hasAttribute("data-unlaid")) return fetchLate();
    var part = d.querySelector(":is(main>*,main>article>*,main~footer):not([data-laid])");
    if (part && !loaded && part.getBoundingClientRect().top > w.innerHeight) return;
    if (part) {
      part.setAttribute("data-laid", "");
      part.offsetHeight;
    } else if (d.readyState !== "loading") {
      root.removeAttribute("data-unlaid");
      return fetchLate();
    }
    whenIdle(layOut, 100);
  }
  function fetchLate() {
    if (left || !loaded) return;
    left = sheets.concat(scripts);
    fetchNext();
  }
  function fetchNext() {
    if (!begun && left.length) addLink("preload", left.shift());
  }
  function showFonts() {
    var rules = style && style.sheet ? style.sheet.cssRules : [];
    var last = rules[rules.length - 1];
    var font = last && last.media && last.cssRules[0];
    var isHidden = font && font.type === CSSRule.FONT_FACE_RULE && last.media.mediaText !== "all";
    if (isHidden) last.media.mediaText = "all";
    try { sessionStorage.setItem("fonts", "1"); } catch (refused) {}
  }
  function goOn() {
    if (loaded) return;
    loaded = true;
    showFonts();
    whenIdle(layOut, 100);
  }
  function begin() {
    if (begun) return;
    begun = true;
    showFonts();
    root.removeAttribute("data-unlaid");
    if (d.readyState === "loading") d.addEventListener("DOMContentLoaded", goLive);
    else goLive();
    sheets.forEach(function (address) { addLink("stylesheet", address); });
    scripts.forEach(function (address) {
      var script = d.createElement("script");
      script.src = address;
      if (address === own.dataset.start) script.id = "_R_";
      script.onerror = function () { end = 0; };
      d.head.appendChild(script);
    });
  }
  function goLive() {
    var payload = d.querySelector("script[data-payload]");
    if (payload) payload.replaceWith(Object.assign(d.createElement("script"), { textContent: payload.textContent }));
    watch();
  }
  function soon(ms) {
    if (begun || timer) return;
    timer = setTimeout(function () { requestAnimationFrame(function () { setTimeout(begin); }); }, ms);
  }
  function sign(event) {
    if (event.isTrusted && event.type === "pointermove" && !event.clientX && !event.clientY) return;
    if (!/^(pointerdown|touchstart)$/.test(event.type)) root.removeAttribute("data-unlaid");
    soon(/down|start|focus/.test(event.type) ? 250 : 0);
  }
  function shade() {
    var head = d.querySelector("[data-site-header]:not([data-live])");
    if (head) head.toggleAttribute("data-scrolled", w.scrollY > 10);
  }
  function isWheel(node) {
    return node.tagName === "SELECT" && node.dataset.hold && !taken(node) && matchMedia("(max-width: 768px)").matches;
  }
  function press(event) {
    if (isWheel(event.target)) event.preventDefault();
  }
  function hold(event) {
    if (playing || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    var target = event.target;
    var owner = target.closest && target.closest("button,[data-hold]");
    if (!owner || taken(owner) || (owner.tagName === "SELECT" && !isWheel(owner))) return;
    var node = target.closest("a,button,select");
    if (!node || node.target === "_blank") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    var before = node.hasAttribute("aria-expanded") ? queue.findIndex(function (one) { return one.node === node; }) : -1;
    if (before >= 0) {
      queue.splice(before, 1);
      node.removeAttribute("data-held");
    } else {
      queue.forEach(function (one) { one.isKept = true; });
      queue.push({ event: event, target: target, owner: owner, node: node });
      node.setAttribute("data-held", "");
    }
    clearTimeout(timer);
    timer = 0;
    soon(0);
  }
  function note(event) {
    var target = event.target, type = event.type;
    if (playing || !target.closest || taken(target)) return;
    if (type === "keydown" && (event.key.length === 1 || /^(Tab|Enter|Shift|Control|Alt|Meta|Process)$/.test(event.key))) return;
    if (type === "input" && target.tagName !== "SELECT") return;
    if (type !== "keydown") {
      queue = queue.filter(function (one) {
        return one.event.type !== type || (type === "pointerdown" ? one.isKept : one.target !== target && /toggle|scroll|input/.test(type));
      });
    }
    queue.push({ event: event, target: target, owner: target, value: target.value });
    if (type === "input") soon(0);
  }
  function watch() {
    if (waiting) return;
    waiting = [].slice.call(d.querySelectorAll("body,button,select,[data-hold]"));
    if (end === Infinity) end = Date.now() + 20000;
    requestAnimationFrame(step);
  }
  function again(event) {
    var over = { bubbles: true, cancelable: true, composed: true, pointerType: event.pointerType };
    var type = event.type === "input" ? "change" : event.type;
    return new event.constructor(type, type === "pointerover" ? over : event);
  }
  function play(one, target) {
    var deed = again(one.event), reached = false, reach = function () { reached = true; };
    target.addEventListener(deed.type, reach);
    playing = true;
    if (deed.type === "change") target.value = one.value;
    var stopped = !target.dispatchEvent(deed);
    playing = false;
    target.removeEventListener(deed.type, reach);
    return reached || stopped;
  }
  function isOver(one, target) {
    if (one.node) return false;
    if (!target || !target.isConnected) return true;
    if (one.event.type === "input") return target.tagName !== "SELECT";
    if (one.event.type === "pointerover") return !target.matches(":hover");
    return one.event.type === "focusin" && d.activeElement !== target;
  }
  function isDone(one) {
    var name = one.owner.dataset.hold;
    var owner = one.owner.isConnected || !name ? one.owner : d.querySelector('[data-hold="' + CSS.escape(name) + '"]');
    var target = one.target.isConnected ? one.target : owner;
    if (isOver(one, target)) return true;
    var isReady = owner && taken(owner) && !(one.node && owner.tagName === "SELECT");
    if (!isReady) {
      frames = 0;
      one.tries = (one.tries || 0) + (taken(d.body) ? 1 : 0);
      var isDeed = one.node || one.event.type === "input";
      return !(isDeed && one.owner.isConnected) && one.tries > 60;
    }
    return ++frames > 2 && play(one, target);
  }
  function step() {
    waiting = waiting.filter(function (node) { return node.isConnected && !taken(node); });
    var now = Date.now(), one = queue[0];
    if (one && isDone(one)) {
      if (one.node) one.node.removeAttribute("data-held");
      queue.splice(queue.indexOf(one), 1);
      return Promise.resolve().then(step);
    }
    if ((waiting.length || queue.length) && now < end) return void requestAnimationFrame(step);
    signs.forEach(function (name) { w.removeEventListener(name, sign, seen); });
    told.forEach(function (name) { w.removeEventListener(name, note, seen); });
    w.removeEventListener("scroll", shade, seen);
    w.removeEventListener("mousedown", press, true);
    w.removeEventListener("click", hold, true);
    queue.forEach(function (one) {
      if (!one.node) return;
      one.node.removeAttribute("data-held");
      if (one.node.href || one.node.type === "submit") one.node.click();
    });
  }
  signs.forEach(function (name) { w.addEventListener(name, sign, seen); });
  told.forEach(function (name) { w.addEventListener(name, note, seen); });
  w.addEventListener("scroll", shade, seen);
  w.addEventListener("mousedown", press, true);
  w.addEventListener("click", hold, true);
  try { if (sessionStorage.getItem("fonts")) showFonts(); } catch (refused) {}
  var visit = performance.getEntriesByType("navigation")[0];
  if (location.search || location.hash || (visit && visit.type !== "navigate")) {
    root.toggleAttribute("data-asks", location.search !== "");
    return begin();
  }
  if (!visit || visit.name.indexOf("#") < 0) {
    root.setAttribute("data-unlaid", "");
    whenPainted(layOut);
  }
  setTimeout(goOn, 3000);
  w.addEventListener("load", function () {
    if (begun) return;
    whenPainted(goOn);
    if (/MicroMessenger/i.test(navigator.userAgent)) return whenIdle(begin, 2000);
    setTimeout(function () {
      var sight = new IntersectionObserver(function (seen) {
        if (!seen.some(function (one) { return one.isIntersecting; })) return;
        sight.disconnect();
        whenIdle(begin, 2000);
      });
      d.querySelectorAll("[data-moves]").forEach(function (one) { sight.observe(one); });
    }, 2500);
  });
})(document, window, document.currentScript);`.replace(/\n\s*/g, '');
