/** Licenses that allow us to bundle a package, serve it, and put it into an image. */
export const ALLOWED_LICENSES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
] as const;

export interface LicenseException {
  /** A name, or the start of several names if it ends with `-` or `/`. */
  packages: string;
  /** What the package itself declares, if anything. */
  declared: string | undefined;
  reason: string;
}

/** Packages whose license a person has reviewed, with the reason why it's fine. */
export const LICENSE_EXCEPTIONS: readonly LicenseException[] = [
  {
    packages: '@mui/x-',
    declared: 'SEE LICENSE IN LICENSE',
    reason:
      'Commercial MUI X packages. This is their documentation, and unlicensed demos show a watermark.',
  },
  {
    packages: '@img/sharp-',
    declared: 'LGPL-3.0-or-later',
    reason: 'libvips, linked dynamically, runs at build time only.',
  },
  {
    packages: '@img/sharp-',
    declared: 'Apache-2.0 AND LGPL-3.0-or-later',
    reason: 'libvips, linked dynamically, runs at build time only.',
  },
  {
    packages: '@img/sharp-wasm32',
    declared: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    reason: 'libvips, linked dynamically, runs at build time only.',
  },
  {
    packages: 'format',
    declared: undefined,
    reason: 'MIT by its Readme.md; its package.json uses an old field.',
  },
  {
    packages: 'chainsaw',
    declared: 'MIT/X11',
    reason: 'Another name for MIT. exceljs needs it to read files in Node, which no demo does.',
  },
  {
    packages: 'buffers',
    declared: undefined,
    reason: 'exceljs needs it to read files in Node, which no demo does, so it is never shipped.',
  },
  {
    packages: 'node-bin-',
    declared: undefined,
    reason: "Node's own binary, which is MIT. It runs on contributors' machines only.",
  },
];
