import type { TryItControl } from './TryItControl.ts';
import { isTryItLogged } from './tryItValues.ts';

/** The purposes of props, in the order of the panel. */
export const TRY_IT_GROUPS = [
  'value',
  'finding',
  'paging',
  'selection',
  'editing',
  'grouping',
  'layout',
  'display',
  'behavior',
  'text',
  'styling',
  'log',
] as const;
export type TryItGroup = (typeof TRY_IT_GROUPS)[number];

/** The first pattern that matches a prop's name determines its group. */
const PATTERNS: readonly (readonly [TryItGroup, RegExp])[] = [
  ['styling', /^(slots|slotProps|classes|className|sx|style|component)$|ClassName$/],
  [
    'text',
    /^(localeText|label|placeholder|title|desc|name|format|formatDensity)$|^aria|timezone|Formatter$|Label$|Text$/i,
  ],
  [
    'value',
    /^(value|defaultValue|rows|columns|items|series|dataset|data|min|max|date|referenceDate|views?|openTo|focusedView)$|^(min|max|should|initial)[A-Z]|^disable(Past|Future)$|^(value|data)[A-Z]/,
  ],
  ['finding', /sort|filter|search/i],
  ['paging', /page|pagination|rowCount|lazy|dataSource|loading|throttle|scrollEnd/i],
  ['selection', /select|highlight|brush/i],
  ['editing', /edit|clipboard|paste|readOnly|^disabled$|history|undo/i],
  ['grouping', /group|aggregat|pivot|tree|expan|detailPanel|reorder/i],
  [
    'layout',
    /height|width|margin|density|size|spacing|column|row|pinned|virtual|buffer|orientation|layout|resize|indent|position/i,
  ],
  [
    'display',
    /color|show|hide|variant|grid|axis|axes|legend|tooltip|animation|curve|icon|clock|ampm|calendar|area|plot|day|month|year|toolbar/i,
  ],
];

/** The purpose of a control. */
export function findTryItGroup(control: TryItControl): TryItGroup {
  if (isTryItLogged(control)) return 'log';
  return PATTERNS.find(([, pattern]) => pattern.test(control.name))?.[0] ?? 'behavior';
}

/** Groups controls by purpose and omits empty groups. */
export function groupTryItControls(
  controls: readonly TryItControl[],
): { group: TryItGroup; controls: TryItControl[] }[] {
  const groups = Map.groupBy(controls, findTryItGroup);
  return TRY_IT_GROUPS.flatMap((group) => {
    const found = groups.get(group);
    return found ? [{ group, controls: found }] : [];
  });
}
