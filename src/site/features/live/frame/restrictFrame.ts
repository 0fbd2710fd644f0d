/**
 * Closes the gaps in the sandbox and the page's content security policy. It runs before the reader's code, in the only realm that code
 * can reach, because nested frames are cross-origin and workers are blocked.
 */
export function restrictFrame(modulesUrl: string): void {
  addPolicy([
    // The page's policy has to allow the whole origin, because a static page doesn't know its host. Only the live modules are needed.
    `script-src ${modulesUrl} blob:`,
    `font-src ${modulesUrl} data:`,
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]);
  forbidLinks();
  // Peer connections can reach other hosts, and no policy prevents that.
  remove(globalThis, 'RTCPeerConnection', 'webkitRTCPeerConnection');
  // The frame shares its history with the surrounding page.
  for (const name of ['back', 'forward', 'go']) {
    Object.defineProperty(History.prototype, name, { value: () => {} });
  }
}

function addPolicy(directives: readonly string[]): void {
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = directives.join('; ');
  document.head.append(meta);
}

/** `<link rel="preconnect">` may open connections despite the policy, so link elements aren't allowed here. */
function forbidLinks(): void {
  const { createElement, createElementNS } = Document.prototype;
  const rename = (name: unknown) => String(name).replace(/^(.*:)?link$/i, 'x-link');
  Document.prototype.createElement = function (
    this: Document,
    name: string,
    options?: ElementCreationOptions,
  ) {
    return createElement.call(this, rename(name), options);
  } as typeof createElement;
  Document.prototype.createElementNS = function (
    this: Document,
    namespace: string | null,
    name: string,
  ) {
    return createElementNS.call(this, namespace, rename(name));
  } as typeof createElementNS;

  const { define } = CustomElementRegistry.prototype;
  CustomElementRegistry.prototype.define = function (name, constructor) {
    // The third argument is dropped, so that no class can extend a built-in element.
    define.call(this, name, constructor);
  };

  const { parseFromString } = DOMParser.prototype;
  DOMParser.prototype.parseFromString = function (text) {
    // XML isn't allowed, because it could define an element through entities.
    return parseFromString.call(this, text, 'text/html');
  };
  remove(globalThis, 'XSLTProcessor');
  remove(Element.prototype, 'setHTML');
  remove(ShadowRoot.prototype, 'setHTML');
  remove(Document, 'parseHTML');

  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy: (name: string, rules: object) => void };
  };
  trustedTypes?.createPolicy('default', {
    createHTML: (html: string) => html.replace(/<(?:[^\s<>/]*:)?link/gi, '<x-link'),
    // `script-src` determines which scripts can run.
    createScript: (script: string) => script,
    createScriptURL: (url: string) => url,
  });
}

function remove(owner: object, ...names: string[]): void {
  for (const name of names) Reflect.deleteProperty(owner, name);
}
