// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { postForm } from './postForm.ts';

it('posts every field unchanged to a new tab and leaves nothing behind', () => {
  let sent: { form: HTMLFormElement; isOnPage: boolean } | undefined;
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    sent = { form: this, isOnPage: this.isConnected };
  });
  postForm({
    action: 'https://sandbox.test/run',
    fields: { 'files[a.ts]': 'one\n"two"\n', title: 'A' },
  });

  const form = sent!.form;
  expect(sent!.isOnPage).toBe(true);
  expect(form.action).toBe('https://sandbox.test/run');
  expect(form.method).toBe('post');
  expect(form.target).toBe('_blank');
  expect(form.rel).toBe('noopener');
  const fields = [...form.querySelectorAll('input')].map(({ name, value }) => [name, value]);
  expect(fields).toEqual([
    ['files[a.ts]', 'one\n"two"\n'],
    ['title', 'A'],
  ]);
  expect(document.querySelector('form')).toBeNull();
});
