// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { repeatClick } from './repeatClick.ts';

let stage: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div id="stage"><button><svg><path></path></svg></button></div>';
  stage = document.querySelector<HTMLElement>('#stage')!;
});

/** The click as the stage saw it. */
function click(target: Element): MouseEvent {
  let seen: MouseEvent | undefined;
  const see = (event: MouseEvent) => (seen = event);
  document.addEventListener('click', see, { once: true });
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 30, clientY: 40 }));
  return seen!;
}

it('clicks an icon of a button again', () => {
  const first = click(stage.querySelector('path')!);
  const onClick = vi.fn();
  stage.querySelector('button')!.addEventListener('click', onClick);
  repeatClick(stage, first, stage.getBoundingClientRect());
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('clicks what took the place of a picture, wherever the stage has moved', () => {
  stage.innerHTML = '<div data-picture></div>';
  stage.getBoundingClientRect = () => ({ left: 10, top: 100 }) as DOMRect;
  const picture = stage.querySelector('[data-picture]')!;
  const first = click(picture);
  const before = stage.getBoundingClientRect();
  stage.innerHTML = '<svg><rect></rect></svg>';
  stage.append(picture);
  stage.getBoundingClientRect = () => ({ left: 10, top: 60 }) as DOMRect;
  const bar = stage.querySelector('rect')!;
  document.elementFromPoint = vi.fn(() => bar);
  const onClick = vi.fn();
  bar.addEventListener('click', onClick);
  repeatClick(stage, first, before);
  expect(document.elementFromPoint).toHaveBeenCalledWith(30, 0);
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('leaves alone what is outside of the stage', () => {
  stage.innerHTML = '<div data-picture></div>';
  const first = click(stage.querySelector('[data-picture]')!);
  stage.innerHTML = '';
  const onClick = vi.fn();
  document.body.addEventListener('click', onClick);
  document.elementFromPoint = () => document.body;
  repeatClick(stage, first, stage.getBoundingClientRect());
  expect(onClick).not.toHaveBeenCalled();
});
