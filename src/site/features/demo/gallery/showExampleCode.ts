import type { DemoCode } from '#model/demo/Demo.ts';
import { loadJsonOnce } from '../../../browser/loadJsonOnce.ts';
import { preferences } from '../../../preferences/preferences.ts';

/** Loads the file of an example into its panel, in the reader's variant, when the panel is opened. */
export async function showExampleCode(details: HTMLDetailsElement): Promise<void> {
  const variant = preferences.codeVariant.get();
  const code = details.querySelector<HTMLElement>('pre code');
  const url = details.dataset['exampleCode'];
  if (!details.open || !code || !url || code.dataset['variant'] === variant) return;
  try {
    const { stylings } = await loadJsonOnce<DemoCode>(url);
    code.innerHTML = stylings[0]?.files[0]?.[variant].html ?? '';
    code.dataset['variant'] = variant;
  } catch {
    // Opening it again tries again.
    const gallery = details.closest<HTMLElement>('[data-gallery]');
    code.textContent = gallery?.dataset['codeFailed'] ?? '';
  }
}
