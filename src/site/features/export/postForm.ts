import type { ProjectForm } from './ProjectForm.ts';

/** Sends a form to a new tab, which learns nothing about this one. */
export function postForm({ action, fields }: ProjectForm): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = '_blank';
  form.rel = 'noopener';
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
