// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onDemoView, readDemoView } from '../demoView.ts';
import { findDemo } from './DemoElements.ts';
import { chooseView } from './viewMenu.ts';

const OPTIONS = ['direction:ltr', 'direction:rtl', 'density:compact', 'scheme:dark', 'width:phone'];

beforeEach(() => {
  localStorage.clear();
  document.documentElement.setAttribute('data-mui-color-scheme', 'light');
  document.body.innerHTML = ['First', 'Second']
    .map(
      (name) => `
    <section data-demo-frame="pages/a/${name}" id="${name}">
      <div data-demo="${name}"></div>
      <div data-demo-toolbar>
        ${OPTIONS.map((option) => `<button data-demo-action="view" data-value="${option}"></button>`).join('')}
      </div>
      <div data-demo-code></div>
    </section>`,
    )
    .join('');
});

const getDemo = (name: string) => findDemo(document.getElementById(name)!)!;
const listPressed = (name: string) =>
  [...getDemo(name).toolbar.querySelectorAll<HTMLElement>('[aria-pressed=true]')].map(
    ({ dataset }) => dataset['value'],
  );

describe('chooseView', () => {
  it('changes one demo and no setting of the site', () => {
    for (const option of ['direction:rtl', 'density:compact', 'scheme:dark', 'width:phone'])
      chooseView(getDemo('First'), option);
    const { stage, frame } = getDemo('First');
    expect(readDemoView(stage)).toMatchObject({ direction: 'rtl', dense: true });
    expect(stage.dir).toBe('rtl');
    expect(stage.getAttribute('data-mui-color-scheme')).toBe('dark');
    expect(frame.dataset['width']).toBe('phone');
    expect(readDemoView(getDemo('Second').stage)).toEqual({
      direction: undefined,
      dense: undefined,
      portals: undefined,
    });
    expect(document.documentElement.getAttribute('data-mui-color-scheme')).toBe('light');
    expect(localStorage.length).toBe(0);
  });

  it('marks the options that apply', () => {
    chooseView(getDemo('First'), 'scheme:dark');
    expect(listPressed('First')).toEqual(['direction:ltr', 'scheme:dark']);
    chooseView(getDemo('First'), 'direction:rtl');
    expect(listPressed('First')).toEqual(['direction:rtl', 'scheme:dark']);
  });

  it('gives menus and dialogs a place with the same colors and direction', () => {
    chooseView(getDemo('First'), 'scheme:dark');
    chooseView(getDemo('First'), 'direction:rtl');
    const { portals } = readDemoView(getDemo('First').stage);
    expect(portals?.getAttribute('data-mui-color-scheme')).toBe('dark');
    expect(portals?.dir).toBe('rtl');
    expect(document.querySelectorAll('[data-demo-portals]')).toHaveLength(1);
  });

  it('updates the mounted demo', () => {
    const listener = vi.fn();
    onDemoView(getDemo('First').stage, listener);
    chooseView(getDemo('First'), 'density:compact');
    expect(listener).toHaveBeenCalledOnce();
  });
});
