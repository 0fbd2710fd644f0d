import type { TryItControl } from '#model/try-it/TryItControl.ts';
import type { TryItValues } from '#model/try-it/tryItValues.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/** Reads the values of the fields. An empty field leaves its prop unset. */
export function readControls(
  form: HTMLFormElement,
  controls: readonly TryItControl[],
): Record<string, string | undefined> {
  return Object.fromEntries(
    controls.map(({ name }) => {
      const field = findField(form, name);
      if (!field) return [name, undefined];
      return [name, isSwitch(field) ? String(field.checked) : field.value];
    }),
  );
}

/** Fills the fields with the current values, which are the defaults where nothing is set. */
export function fillControls(
  form: HTMLFormElement,
  controls: readonly TryItControl[],
  values: TryItValues,
): void {
  for (const control of controls) {
    const field = findField(form, control.name);
    if (!field) continue;
    const value = values[control.name];
    if (isSwitch(field)) field.checked = (value ?? control.default) === 'true';
    else field.value = value ?? (isSelect(field) ? '' : unquote(control.default ?? ''));
  }
}

function findField(form: HTMLFormElement, name: string): Field | null {
  return form.querySelector<Field>(`[data-prop="${name}"]`);
}

function isSwitch(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox';
}

function isSelect(field: Field): field is HTMLSelectElement {
  return field instanceof HTMLSelectElement;
}

/** `'compact'` → `compact` */
export function unquote(literal: string): string {
  return literal.replace(/^'(.*)'$/, '$1');
}
