/** Serves demo toolbars: the code for it is fetched when a demo is first touched, and deep links to code are followed. */
export function controlDemos(root: Document): void {
  if (!root.querySelector('[data-demo-toolbar]')) return;
  let loading: Promise<typeof import('./controls/handleDemoAction.ts')> | undefined;
  const load = () => {
    loading ??= import('./controls/handleDemoAction.ts').catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const within = (event: Event, selector: string) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    root.addEventListener(
      type,
      (event) => {
        if (within(event, '[data-demo-toolbar], [data-demo-code]')) load().catch(() => {});
      },
      { passive: true },
    );
  }
  root.addEventListener('click', async (event) => {
    const control = within(event, 'button[data-demo-action]');
    if (control) (await load()).handleDemoAction(control);
  });
  root.addEventListener('change', async (event) => {
    const control = within(event, 'select[data-demo-action]');
    if (control) (await load()).handleDemoAction(control);
  });
  root.addEventListener('keydown', async (event) => {
    if (within(event, '[data-demo-toolbar], [data-demo-code]')) (await load()).handleDemoKey(event);
  });
  const follow = async () => {
    if (/^#(?:\w+-)?[A-Z]\w*(?:\.(?:js|tsx))?$/.test(location.hash))
      (await load()).followDemoHash(location.hash);
  };
  addEventListener('hashchange', follow);
  void follow();
  if (/codeVariant=JS|codeStyling=(?!MUI)/.test(readCookies()))
    void load().then(({ applyPreferences }) => applyPreferences(root));
}

/** Reading cookies throws where they are blocked. */
function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
