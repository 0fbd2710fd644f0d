import { checkSetting } from './checkValues.ts';
import type { SourceCheck } from './SourceCheck.ts';
import { listProperties, readNode, unwrap } from './SourceTree.ts';
import type { SourceNode } from './SourceTree.ts';

/** Matches class names such as `MuiDataGrid-cell--editing`, and CSS variables such as `--DataGrid-rowWidth`. */
const STYLE = /(?<![\w-])(?:Mui[A-Z]\w*-[\w-]+|--[A-Za-z][\w-]*)/g;
/** Matches a state class after a component's class: `.MuiTreeItem-content.Mui-selected` */
const STATE = /Mui([A-Z]\w*)-[\w-]+(?:\.Mui-\w+)*\.(Mui-\w+)/g;
const THEME_KEYS = new Set(['defaultProps', 'styleOverrides', 'variants']);
const PLANS = ['', 'Pro', 'Premium'];

/** Checks the class names and CSS variables in a string. */
export function checkStyles(check: SourceCheck, node: SourceNode): void {
  const text = readNode(check.source, node);
  for (const { 0: name, index: start } of text.matchAll(STYLE)) {
    const place = { from: node.from + start, to: node.from + start + name.length };
    for (const index of check.indexes) check.add(place, index, index.findStyle(name));
  }
  for (const { 0: whole, 1: component = '', 2: state = '', index: start } of text.matchAll(STATE)) {
    const to = node.from + start + whole.length;
    for (const index of check.indexes)
      check.add({ from: to - state.length, to }, index, index.find(component, 'class', state));
  }
}

/** Checks a component in a theme: `MuiDataGrid: { defaultProps, styleOverrides }`. */
export function checkTheme(check: SourceCheck, property: SourceNode): void {
  const key = property.getChild('PropertyDefinition');
  // Components with a single word, such as `MuiToolbar`, belong to Material UI.
  const component = key && /^Mui([A-Z]\w*[a-z][A-Z]\w*)$/.exec(readNode(check.source, key))?.[1];
  const value = unwrap(property.lastChild);
  if (!component || value?.name !== 'ObjectExpression') return;
  const entries = listProperties(check.source, value);
  const index = check.indexes.find((one) => one.isComponent(component) || one.find(component));
  if (!index || !entries.some(({ name }) => THEME_KEYS.has(name))) return;
  check.add(key, index, index.find(component));
  for (const entry of entries) {
    const object = unwrap(entry.value);
    if (object?.name !== 'ObjectExpression') continue;
    for (const setting of listProperties(check.source, object)) {
      if (entry.name === 'styleOverrides')
        check.add(setting.node, index, index.findStyle(`Mui${component}-${setting.name}`));
      if (entry.name !== 'defaultProps') continue;
      // The grids of all plans share one theme entry.
      for (const plan of PLANS)
        checkSetting(check, { kind: 'props', index, component: component + plan }, setting);
    }
  }
}
