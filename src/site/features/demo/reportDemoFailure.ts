/** Replaces a demo that couldn't be loaded with a message and a retry button. The texts are in the page's HTML. */
export function reportDemoFailure(stage: HTMLElement, error: unknown, retry: () => void): void {
  console.error(error);
  if ('rendered' in stage.dataset) return;
  const texts = document.getElementById('demo-texts')?.dataset;
  const message = document.createElement('p');
  message.textContent = texts?.['failed'] ?? '';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = texts?.['retry'] ?? '';
  button.addEventListener('click', () => {
    stage.replaceChildren();
    retry();
  });
  stage.replaceChildren(message, button);
}
