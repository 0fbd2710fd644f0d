/** A demo that could not be fetched says so in its place and offers to try again. The texts wait in the page's HTML. */
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
