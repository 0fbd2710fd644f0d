import { describe, expect, it } from 'vitest';
import { runStep } from './runStep.ts';
import type { StepOutput } from './runStep.ts';

function createOutput(isTTY: boolean): StepOutput & { text: () => string } {
  const parts: string[] = [];
  return { isTTY, write: (text) => parts.push(text), text: () => parts.join('') };
}

/** What a terminal shows: a carriage return with "clear line" starts the line again. */
const show = (text: string) =>
  text.split('\n').map((line) => line.split('\r\u001B[2K').at(-1)?.trimEnd());

describe('runStep', () => {
  it('prints one line without a terminal, however much progress is reported', async () => {
    const output = createOutput(false);
    await runStep(
      'cards',
      (onProgress) => {
        for (let done = 1; done <= 500; done += 1) onProgress(done, 500);
        return '500 created';
      },
      output,
    );
    expect(output.text()).toMatch(/^cards {9} {2} +\d+ ms {2}500 created\n$/);
  });

  it('shows progress in place in a terminal, and the result at the end', async () => {
    const output = createOutput(true);
    const seen: (string | undefined)[] = [];
    await runStep(
      'pages',
      (onProgress) => {
        seen.push(show(output.text()).at(-1));
        onProgress(3, 807);
        seen.push(show(output.text()).at(-1));
        onProgress(807, 807);
        seen.push(show(output.text()).at(-1));
      },
      output,
    );
    expect(seen).toEqual([
      'pages           …',
      expect.stringMatching(/^pages {9} {2} +\d+ ms {2}3 of 807$/),
      expect.stringMatching(/^pages {9} {2} +\d+ ms {2}807 of 807$/),
    ]);
    expect(show(output.text())).toEqual([expect.stringMatching(/^pages {9} {2} +\d+ ms$/), '']);
  });

  it('redraws a few times a second at most', async () => {
    const output = createOutput(true);
    await runStep(
      'pages',
      (onProgress) => {
        for (let done = 1; done < 1000; done += 1) onProgress(done, 1000);
      },
      output,
    );
    expect(output.text().split(' of 1000').length - 1).toBeLessThan(20);
  });

  it.each([
    [true, ['pages           failed', '']],
    [false, ['']],
  ])('leaves the line of a step that fails (terminal: %s)', async (isTTY, lines) => {
    const output = createOutput(isTTY);
    const fail = () => Promise.reject(new Error('broken'));
    await expect(runStep('pages', fail, output)).rejects.toThrow('broken');
    expect(show(output.text())).toEqual(lines);
  });
});
