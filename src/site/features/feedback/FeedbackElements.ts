export interface FeedbackElements {
  panel: HTMLElement;
  form: HTMLFormElement;
  prompt: HTMLElement;
  comment: HTMLTextAreaElement;
  /** Points bug reports and feature requests to the issue tracker. */
  tracker: HTMLElement;
  fault: HTMLElement;
  submit: HTMLButtonElement;
}

export function findFeedbackElements(panel: HTMLElement): FeedbackElements {
  const find = <E extends Element>(selector: string): E => {
    const element = panel.querySelector<E>(selector);
    if (!element) throw new Error(`The feedback panel has no ${selector}.`);
    return element;
  };
  return {
    panel,
    form: find('form'),
    prompt: find('[data-prompt]'),
    comment: find('textarea'),
    tracker: find('[data-tracker]'),
    fault: find('[data-fault]'),
    submit: find('[type=submit]'),
  };
}
