/**
 * The direction of the layers: content → generator → site → server. Each may also import the model.
 * `src/site/pages` is where the generator and the site meet.
 */
const TESTS = '\\.test\\.tsx?$';
const layer = (name) => (name === 'content' ? '^content/' : `^src/${name}/`);

/** A layer imports from itself, from model, and from the layers named. */
const only = (name, allowed, comment, except = []) => ({
  name: `${name}-direction`,
  comment,
  severity: 'error',
  from: { path: layer(name), pathNot: [TESTS, ...except] },
  to: {
    path: '^(src/[^/]+|content|e2e|scripts)/',
    pathNot: [name, 'model', ...allowed].map(layer),
  },
});

module.exports = {
  forbidden: [
    only(
      'model',
      [],
      'The model imports no other layer, so synonyms, strings and navigation are passed in.',
    ),
    {
      name: 'model-is-pure',
      comment: 'The model runs at build time, in the browser, and on the server.',
      severity: 'error',
      from: { path: layer('model'), pathNot: TESTS },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional'],
        // The parser is as pure as the others: the upgrade page runs it in a worker, the MCP server in Node.
        pathNot: '^node_modules/(zod|minisearch|@lezer/javascript)/',
      },
    },
    only(
      'content',
      [],
      'Content imports only the model, Try it scenes included: it never reaches into the code that shows it.',
    ),
    {
      name: 'data-is-written-out',
      comment:
        'Scripts in content/data run on `npm run data` only; what ships is the files they write.',
      severity: 'error',
      from: { path: '^(src|content)/', pathNot: '^content/data/scripts/' },
      to: { path: '^content/data/scripts/' },
    },
    only('generator', ['content'], 'The generator reads content and never imports React pages.'),
    only('site', ['content'], 'Only pages/ calls the generator; components get data as props.', [
      '^src/site/pages/',
    ]),
    only('worker', [], 'The service worker imports only the model.'),
    only('server', [], 'The server knows a build by its manifest only.', ['^src/server/testing/']),
    {
      name: 'features-are-strangers',
      comment: 'Features meet in layouts/ and shell/.',
      severity: 'error',
      from: { path: '^src/site/features/([^/]+)/', pathNot: TESTS },
      to: { path: '^src/site/features/', pathNot: '^src/site/features/$1/' },
    },
    {
      name: 'features-know-no-layout',
      severity: 'error',
      from: { path: '^src/site/features/', pathNot: TESTS },
      to: { path: '^src/site/(layouts|shell|pages)/' },
    },
    {
      name: 'ui-knows-no-feature',
      severity: 'error',
      from: { path: '^src/site/(ui|preferences|browser|theme)/', pathNot: TESTS },
      to: { path: '^src/site/(features|layouts|shell|pages)/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'A rule about a file that cannot be resolved would never fire.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^astro:', '^virtual:', '\\?(url|raw)$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^content/pages/', '^content/landing/', '\\.(css|json)$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
