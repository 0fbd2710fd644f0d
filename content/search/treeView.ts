import type { Synonyms } from '#model/search/Synonyms.ts';

/** Words about trees. */
export const treeView: Synonyms = {
  node: ['item'],
  nodes: ['items'],
  leaf: ['item'],
  folder: ['file explorer', 'tree item'],
  'file explorer': ['file explorer tree'],
  branch: ['item'],
  collapse: ['expansion'],
  expand: ['expansion'],
  open: ['expansion'],
  close: ['expansion', 'collapse'],
  toggle: ['expansion'],
  'expand all': ['expansion'],
  rename: ['label editing', 'editing'],
  'checkbox tree': ['checkbox selection'],
  tristate: ['selection propagation'],
  indeterminate: ['selection propagation'],
  parent: ['selection propagation'],
  'select children': ['selection propagation'],
  'lazy load children': ['lazy loading'],
  'load children': ['lazy loading'],
};
