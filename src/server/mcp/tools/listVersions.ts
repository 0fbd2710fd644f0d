import { z } from 'zod';
import { defineTool } from '../Tool.ts';

const PAGE = '/x/introduction/installation/';

export const listVersions = defineTool({
  name: 'list_versions',
  title: 'List the versions',
  description: 'Lists the package versions that these docs describe.',
  input: z.strictObject({}),
  run(docs) {
    const { products, version, stamp } = docs.store;
    const lines = products.flatMap(({ name, packages }) =>
      packages.map((item) => `- ${item.name}@${item.version} (${name}, ${item.plan})`),
    );
    return {
      text: [`MUI X ${version}, docs ${stamp}`, ...lines].join('\n'),
      url: docs.toUrl(docs.findPage(PAGE)?.path ?? '/x/'),
      version,
    };
  },
});
