import { onPreference } from '../../preferences/preferenceEvent.ts';

/**
 * Handles demo toolbars. The code for it loads when a demo is first touched, when a link leads to code, or when a preference changes.
 * An action waits for `prepareAnswers`, because other features answer some of them.
 */
export function controlDemos(root: Document, prepareAnswers: () => Promise<void>): void {
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
    if (!control) return;
    const [{ handleDemoAction }] = await Promise.all([load(), prepareAnswers().catch(() => {})]);
    await handleDemoAction(control);
  });
  root.addEventListener('change', async (event) => {
    const control = within(event, 'select[data-demo-action]');
    if (control) (await load()).handleDemoAction(control);
  });
  root.addEventListener('keydown', async (event) => {
    if (within(event, '[data-demo-toolbar], [data-demo-code]')) (await load()).handleDemoKey(event);
  });
  root.addEventListener(
    'toggle',
    async (event) => {
      const menu = within(event, '[data-demo-toolbar] details[open]');
      if (menu) (await load()).showViewOptions(menu);
    },
    { capture: true },
  );
  const follow = async () => {
    if (/^#(?:\w+-)?[A-Z]\w*(?:\.(?:js|tsx))?$/.test(location.hash))
      (await load()).followDemoHash(location.hash);
  };
  const apply = async () => (await load()).applyPreferences(root);
  addEventListener('hashchange', follow);
  onPreference('codeVariant', apply);
  onPreference('codeStyling', apply);
  void follow();
  if (/codeVariant=JS|codeStyling=(?!MUI)/.test(readCookies())) void apply();
}

/** Reading cookies throws if they're blocked. */
function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
