/**
 * Closes what the frame's sandbox and its page's content security policy leave open. Runs before any code of the reader and in
 * the only realm that such code can reach.
 */
export function lockDown(modulesUrl: string): void {
  addPolicy([
    // The page allows this origin; of it, only the live modules are meant. A page of files does not know its own host.
    `script-src ${modulesUrl} blob:`,
    `font-src ${modulesUrl}`,
    `require-trusted-types-for 'script'`,
    'trusted-types default',
  ]);
  forbidLinks();
  // Peer connections reach other hosts, and no policy stops them.
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel', 'XSLTProcessor']) {
    Reflect.deleteProperty(globalThis, name);
  }
  // The frame shares its history with the page around it.
  for (const name of ['back', 'forward', 'go'] as const) {
    Object.defineProperty(History.prototype, name, { value: () => {}, configurable: false, writable: false });
  }
}

function addPolicy(directives: readonly string[]): void {
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = directives.join('; ');
  document.head.append(meta);
}

/** `<link rel="preconnect">` opens a connection whatever the policy says: no code may make a link element, in any way. */
function forbidLinks(): void {
  const { createElement, createElementNS } = Document.prototype;
  const rename = (name: string) => (/^(\w+:)?link$/i.test(name) ? 'x-link' : name);
  Document.prototype.createElement = function (this: Document, name: string, options?: ElementCreationOptions) {
    return createElement.call(this, rename(String(name)), options);
  } as typeof createElement;
  Document.prototype.createElementNS = function (this: Document, space: string | null, name: string, options?: object) {
    return createElementNS.call(this, space, rename(String(name)), options as ElementCreationOptions);
  } as typeof createElementNS;

  const { define } = CustomElementRegistry.prototype;
  CustomElementRegistry.prototype.define = function (this: CustomElementRegistry, name, constructor) {
    // Without `extends`, no class can stand for a built-in element.
    define.call(this, name, constructor);
  };

  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: string, rules: object) => void } };
  trustedTypes?.createPolicy('default', {
    createHTML: (html: string) => html.replace(/<link/gi, '<x-link'),
    // Where scripts come from is the business of the policy.
    createScript: (script: string) => script,
    createScriptURL: (url: string) => url,
  });
}
