/**
 * Folders, too, import each other in one direction only. A cruise of its own, because test files and test support reach
 * across folders freely and would close every circle.
 */
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment:
        'Two folders that import each other are one folder, or hold something that belongs in a third.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: [...options.exclude.path, '\\.test\\.tsx?$', '/testing/'] },
  },
};
