import { decompressFromBase64 } from 'lz-string';
import { describe, expect, it } from 'vitest';
import type { DemoProject } from '#model/project/DemoProject.ts';
import { createCodeSandboxForm } from './createCodeSandboxForm.ts';
import { createStackBlitzForm } from './createStackBlitzForm.ts';

const project: DemoProject = {
  name: 'basic-bars-demo',
  title: 'BasicBars demo — MUI X',
  entry: 'src/Demo.tsx',
  files: { 'package.json': '{}\n', 'src/Demo.tsx': 'const ü = 1;\n\n// ????>>>>\n' },
  dependencies: {},
  devDependencies: {},
};

describe('createStackBlitzForm', () => {
  it('creates a Node project with every file and opens the demo', () => {
    expect(createStackBlitzForm(project, 'https://stackblitz.test/run')).toEqual({
      action: 'https://stackblitz.test/run?file=src%2FDemo.tsx',
      fields: {
        'project[template]': 'node',
        'project[title]': 'BasicBars demo — MUI X',
        'project[description]': 'BasicBars demo — MUI X',
        'project[files][package.json]': '{}\n',
        'project[files][src/Demo.tsx]': 'const ü = 1;\n\n// ????>>>>\n',
      },
    });
  });
});

describe('createCodeSandboxForm', () => {
  const { action, fields } = createCodeSandboxForm(project, 'https://sandbox.test/define');

  it('asks for a machine that runs Vite and opens the demo', () => {
    expect(action).toBe('https://sandbox.test/define?environment=server');
    expect(fields['query']).toBe('file=/src/Demo.tsx');
  });

  it('compresses the files into characters that a form does not encode', () => {
    const parameters = fields['parameters'] ?? '';
    expect(parameters).toMatch(/^[\w-]+$/);
    const text = decompressFromBase64(parameters.replaceAll('-', '+').replaceAll('_', '/'));
    expect(JSON.parse(text)).toEqual({
      files: {
        'package.json': { content: '{}\n', isBinary: false },
        'src/Demo.tsx': { content: 'const ü = 1;\n\n// ????>>>>\n', isBinary: false },
      },
    });
  });
});
