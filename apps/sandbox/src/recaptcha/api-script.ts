/** The script a page loads. `verdict` opens every token it hands out; the offset keeps it in step with the sandbox's clock. */
export function apiScript(verdict: string, clockOffsetMs: number, onload: string | null): string {
  const start =
    onload === null
      ? ""
      : `if (typeof window[${JSON.stringify(onload)}] === "function") window[${JSON.stringify(onload)}]();`;
  return `(() => {
  const verdict = ${JSON.stringify(verdict)};
  const offset = ${clockOffsetMs};
  const nonce = () => [...crypto.getRandomValues(new Uint8Array(9))].map((n) => n.toString(16).padStart(2, "0")).join("");
  const execute = (siteKey, options) => {
    const action = (options && options.action) || "";
    if (!/^[A-Za-z0-9/_]*$/.test(action)) {
      return Promise.reject(new Error("Invalid action name, may only include A-Za-z/_. Do not include user-specific information."));
    }
    return Promise.resolve([verdict, action, location.hostname, Date.now() + offset + "-" + nonce()].join(":"));
  };
  window.grecaptcha = {
    ready: (callback) => { setTimeout(callback, 0); },
    execute,
    render: () => 0,
    reset: () => undefined,
    getResponse: () => "",
  };
  ${start}
})();
`;
}
