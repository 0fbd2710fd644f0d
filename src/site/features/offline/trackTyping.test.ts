// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { trackTyping } from './trackTyping.ts';

afterEach(() => {
  document.body.innerHTML = '';
  delete document.documentElement.dataset['unsaved'];
});

function addField(html: string): HTMLInputElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLInputElement;
}
function type(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('trackTyping', () => {
  it.each(['<input type="search">', '<input>', '<textarea></textarea>'])('tracks %s', (html) => {
    const hasUnsavedText = trackTyping(document);
    const field = addField(html);
    expect(hasUnsavedText()).toBe(false);
    type(field, 'half a sent');
    expect(hasUnsavedText()).toBe(true);
  });

  it('ignores text that was deleted or removed with its form', () => {
    const hasUnsavedText = trackTyping(document);
    const field = addField('<textarea></textarea>');
    type(field, 'hello');
    type(field, ' ');
    expect(hasUnsavedText()).toBe(false);
    type(field, 'hello');
    field.remove();
    expect(hasUnsavedText()).toBe(false);
  });

  it('ignores initial text and checkboxes', () => {
    const hasUnsavedText = trackTyping(document);
    addField('<input value="from the page">');
    expect(hasUnsavedText()).toBe(false);
    type(addField('<input type="checkbox">'), 'on');
    expect(hasUnsavedText()).toBe(false);
  });

  it('trusts the unsaved mark of editors', () => {
    const hasUnsavedText = trackTyping(document);
    document.documentElement.dataset['unsaved'] = '';
    expect(hasUnsavedText()).toBe(true);
  });
});
