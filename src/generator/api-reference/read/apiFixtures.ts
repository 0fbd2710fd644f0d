import type { ApiComponent, ApiFamily, ApiHook, ApiMember } from '#model/reference/ApiReference.ts';
import { createEmptyFamily } from './createEmptyFamily.ts';

/** Creates small parts of an API reference for tests. */

const ENTRY = {
  plan: 'community',
  description: '',
  imports: [],
  source: { package: '@mui/x-charts', version: '1.0.0', file: 'packages/x-charts/src/a.ts' },
} as const;

export function createMember(name: string, rest: Partial<ApiMember> = {}): ApiMember {
  return { name, type: { text: 'string' }, description: '', plan: 'community', ...rest };
}

export function createComponent(name: string, rest: Partial<ApiComponent> = {}): ApiComponent {
  return {
    ...ENTRY,
    imports: [
      {
        package: '@mui/x-charts',
        plan: 'community',
        from: `@mui/x-charts/${name}`,
        text: `import { ${name} } from '@mui/x-charts/${name}';`,
      },
    ],
    kind: 'component',
    name,
    exportName: name,
    props: [],
    slots: [],
    classes: [],
    cssVariables: [],
    ...rest,
  };
}

export function createHook(name: string, rest: Partial<ApiHook> = {}): ApiHook {
  return {
    ...ENTRY,
    imports: [],
    kind: 'hook',
    name,
    exportName: name,
    signatures: [],
    parameterMembers: [],
    returnMembers: [],
    ...rest,
  };
}

export function createFamily(rest: Partial<ApiFamily> = {}): ApiFamily {
  return {
    ...createEmptyFamily({ productId: 'x-charts', name: 'Charts', apiRoot: '/x/api/charts' }),
    ...rest,
  };
}
