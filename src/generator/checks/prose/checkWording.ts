import { createRequire } from 'node:module';
import { TextlintKernel } from '@textlint/kernel';
import type { TextlintKernelPlugin, TextlintKernelRule } from '@textlint/kernel';
import { DocsError } from '#model/errors/DocsError.ts';
import type { Prose } from './Prose.ts';

type Plugin = TextlintKernelPlugin['plugin'];
type Rule = TextlintKernelRule['rule'];

// Both are CommonJS modules with a `default` export, which bundlers and Node unwrap differently.
const require = createRequire(import.meta.url);
const { default: plugin } = require('@textlint/textlint-plugin-markdown') as { default: Plugin };
const { default: rule } = require('textlint-rule-prh') as { default: Rule };

/** Finds words and phrases that `content/prose/wording.yml` rules out. */
export async function checkWording(texts: readonly Prose[], rules: string): Promise<DocsError[]> {
  const kernel = new TextlintKernel();
  const options = {
    rulePaths: [rules],
    checkEmphasis: true,
    checkLink: true,
    checkBlockQuote: true,
  };
  const results = await Promise.all(
    texts.map(({ file, text }) =>
      kernel.lintText(text, {
        filePath: file,
        ext: '.md',
        plugins: [{ pluginId: 'markdown', plugin }],
        rules: [{ ruleId: 'wording', rule, options }],
      }),
    ),
  );
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ message, loc }) => toError(message, filePath, loc.start.line)),
  );
}

/** `stands => appears` */
function toError(message: string, file: string, line: number): DocsError {
  const [found = message, better] = message.split('\n')[0]?.split(' => ') ?? [];
  return new DocsError(`"${found}" isn't a word we use here.`, {
    file,
    line,
    hint: better ? `write: ${better}.` : 'reword the sentence.',
  });
}
