/**
 * The direction of the layers: content → generator → site → server, each of which may also use model.
 * `src/site/pages` is where build and site meet.
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
    only('model', [], 'The words of the domain stand alone.'),
    {
      name: 'model-is-pure',
      comment: 'It runs at build time, in the browser and on the server alike.',
      severity: 'error',
      from: { path: layer('model'), pathNot: TESTS },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional'],
        pathNot: '^node_modules/(zod|minisearch)/',
      },
    },
    only('content', [], 'Content is data: nothing of ours runs in it.'),
    {
      name: 'data-is-written-out',
      comment:
        'Scripts in content/data run on `npm run data` only; what ships is the files they write.',
      severity: 'error',
      from: { path: '^(src|content)/', pathNot: '^content/data/scripts/' },
      to: { path: '^content/data/scripts/' },
    },
    only('generator', ['content'], 'The build reads content and knows no page as React.'),
    only('site', ['content'], 'Only pages/ asks the build for data; components get it as props.', [
      '^src/site/pages/',
    ]),
    only('worker', [], 'The service worker stands alone.'),
    only('server', ['content', 'generator'], 'The server serves what was built.'),
    {
      name: 'features-are-strangers',
      comment: 'layouts/ is where features meet.',
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
      comment: 'A rule about a file that cannot be found would never fire.',
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
