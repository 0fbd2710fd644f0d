// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { usePreference } from './usePreference.ts';

function DirectionButton({ name }: { name: string }) {
  const [direction, setDirection] = usePreference('direction');
  return (
    <button onClick={() => setDirection('rtl')}>
      {name} {direction}
    </button>
  );
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('keeps two islands in sync', () => {
  render(<DirectionButton name="first" />);
  render(<DirectionButton name="second" />);
  act(() => screen.getByRole('button', { name: 'first ltr' }).click());
  expect(screen.getByRole('button', { name: 'first rtl' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'second rtl' })).toBeTruthy();
});

it('renders the initial value on the server', () => {
  localStorage.setItem('x-direction', 'rtl');
  expect(renderToString(<DirectionButton name="only" />)).toContain('ltr');
});
