export type ScriptFacts = {
  /** The prefix of every v3 token that the script issues. */
  verdict: string;
  /** Keeps the page in step with the sandbox's clock. */
  clockOffsetMs: number;
  /** Where the frames of the visible challenge come from. */
  origin: string;
  onload: string | null;
};

/** The script a page loads: v3 is called with `execute`, the visible v2 challenge is rendered with `render`. */
export function apiScript({ verdict, clockOffsetMs, origin, onload }: ScriptFacts): string {
  const start =
    onload === null
      ? ""
      : `if (typeof window[${JSON.stringify(onload)}] === "function") window[${JSON.stringify(onload)}]();`;
  return `(() => {
  const verdict = ${JSON.stringify(verdict)};
  const offset = ${clockOffsetMs};
  const origin = ${JSON.stringify(origin)};
  const nonce = () => [...crypto.getRandomValues(new Uint8Array(9))].map((n) => n.toString(16).padStart(2, "0")).join("");
  const execute = (siteKey, options) => {
    const action = (options && options.action) || "";
    if (!/^[A-Za-z0-9/_]*$/.test(action)) {
      return Promise.reject(new Error("Invalid action name, may only include A-Za-z/_. Do not include user-specific information."));
    }
    return Promise.resolve([verdict, action, location.hostname, Date.now() + offset + "-" + nonce()].join(":"));
  };

  const widgets = [];
  const render = (place, options) => {
    const container = typeof place === "string" ? document.getElementById(place) : place;
    if (!container) throw new Error("reCAPTCHA placeholder element must be an element or id");
    if (container.hasChildNodes()) throw new Error("reCAPTCHA has already been rendered in this element");
    const id = widgets.length;
    const small = options.size === "compact";
    const frame = document.createElement("iframe");
    const query = new URLSearchParams({
      k: options.sitekey, id: String(id), co: location.hostname, size: small ? "compact" : "normal",
      theme: options.theme || "light", hl: document.documentElement.lang || "en",
    });
    frame.title = "reCAPTCHA";
    frame.width = small ? "164" : "304";
    frame.height = small ? "144" : "78";
    frame.style.border = "0";
    frame.src = origin + "/recaptcha/api2/anchor?" + query;
    container.append(frame);
    widgets.push({ frame, options, response: "" });
    return id;
  };
  const widgetOf = (id) => widgets[id === undefined ? 0 : id];
  const listen = (event) => {
    const widget = widgets.find(({ frame }) => event.origin === origin && frame.contentWindow === event.source);
    if (!widget) return;
    widget.response = event.data.token;
    const name = event.data.token === "" ? "expired-callback" : "callback";
    if (typeof widget.options[name] === "function") widget.options[name](event.data.token);
  };
  if (typeof window.addEventListener === "function") window.addEventListener("message", listen);

  window.grecaptcha = {
    ready: (callback) => { setTimeout(callback, 0); },
    execute,
    render,
    reset: (id) => {
      const widget = widgetOf(id);
      if (!widget) return;
      widget.response = "";
      widget.frame.src = widget.frame.src;
    },
    getResponse: (id) => { const widget = widgetOf(id); return widget ? widget.response : ""; },
  };
  ${start}
})();
`;
}
