/** What no browser has needed for years, but Emotion still writes. Safari needs `-webkit-user-select`, for example, so that stays. */
const FLEX_DISPLAY = /display:-(?:webkit|ms)-(?:inline-)?(?:box|flex|flexbox);(?=display:)/g;
const OLD_DECLARATION =
  /(?<=[{;])-(?:ms-[\w-]+|moz-(?:transform|user-select)|webkit-(?:flex[\w-]*|box-(?:align|pack|flex|flex-wrap|shadow)|align-(?:items|self|content)|justify-content|transition|transform|animation[\w-]*)):[^;{}]+;/g;

/** `display:-ms-flexbox;display:flex;-ms-flex:1;flex:1;` → `display:flex;flex:1;` */
export function dropPrefixes(css: string): string {
  return css.replace(FLEX_DISPLAY, '').replace(OLD_DECLARATION, '');
}
