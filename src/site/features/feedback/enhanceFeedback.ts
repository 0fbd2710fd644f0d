import { queueSlot, votesSlot } from './feedbackSlots.ts';

/** Shows the previous vote, handles clicks, and sends queued feedback. The form's code is loaded on the first click. */
export function enhanceFeedback(root: Document): void {
  const panel = root.querySelector<HTMLElement>('[data-feedback]');
  if (!panel) return;
  const saved = votesSlot.get()[panel.dataset['page'] ?? ''];
  for (const thumb of panel.querySelectorAll('[data-vote]')) {
    thumb.setAttribute('aria-pressed', String(thumb.getAttribute('data-vote') === String(saved)));
  }
  let loading: Promise<typeof import('./openFeedback.ts')> | undefined;
  const load = () =>
    (loading ??= import('./openFeedback.ts').catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  root.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-vote], [data-comment]');
    if (!button) return;
    load().then(
      ({ openFeedback }) => openFeedback(panel, button),
      (error: unknown) => {
        console.error(error);
        panel.querySelector('[data-unavailable]')?.removeAttribute('hidden');
      },
    );
  });
  const sendWaiting = () => {
    if (navigator.onLine && queueSlot.get().length > 0) {
      load().then(({ sendWaitingFeedback }) => sendWaitingFeedback(panel), console.error);
    }
  };
  addEventListener('online', sendWaiting);
  sendWaiting();
}
