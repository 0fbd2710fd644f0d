// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { findDemo } from './DemoElements.ts';
import { markEdited } from './markEdited.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <template id="demo-texts" data-edited="Edited" data-edited-failed="Edited, doesn't run" data-reset-edits="Reset"></template>
    <section data-demo-frame="pages/a/Bars" id="Bars">
      <div data-demo></div><div data-demo-toolbar></div><div data-demo-code></div>
    </section>`;
});

const getFrame = () => document.querySelector('section')!;
const getReset = () => document.querySelector<HTMLElement>('[data-demo-action=reset]')!;
const mark = (change: Partial<Parameters<typeof markEdited>[1]>) =>
  markEdited(findDemo(getFrame())!, {
    isEdited: true,
    isEditing: false,
    hasFailed: false,
    ...change,
  });

describe('markEdited', () => {
  it('describes the frame and offers to reset it', () => {
    mark({});
    const description = document.getElementById(getFrame().getAttribute('aria-describedby')!)!;
    expect(description.querySelector('span')!.textContent).toBe('Edited');
    expect(getReset().textContent).toBe('Reset');
    expect(getReset().hidden).toBe(false);
  });

  it('leaves resetting to the editor while that is open', () => {
    mark({ isEditing: true });
    expect(getReset().hidden).toBe(true);
  });

  it('says when the edited code does not run', () => {
    mark({});
    mark({ hasFailed: true });
    expect(document.querySelectorAll('#Bars-edited')).toHaveLength(1);
    expect(getFrame().textContent).toContain("Edited, doesn't run");
  });

  it('goes away with the edits', () => {
    mark({});
    mark({ isEdited: false });
    expect(document.getElementById('Bars-edited')).toBeNull();
    expect(getFrame().hasAttribute('aria-describedby')).toBe(false);
  });
});
