import { expect, it } from 'vitest';
import { cleanPicture } from './cleanPicture.ts';

it.each([
  ['<p id="a" role="note" aria-label="A" tabindex="0">A &amp; B</p>', '<p>A &amp; B</p>'],
  ['<input name="year" type="radio" checked=""/>', '<input type="radio" checked>'],
  [
    '<svg viewBox="0 0 9 9"><path d="M1.2345,-8.06 L2,3"></path></svg>',
    '<svg viewBox="0 0 9 9"><path d="M1.2,-8.1 L2,3"/></svg>',
  ],
  [
    '<svg><clipPath id=":r1:-clip"></clipPath><g clip-path="url(#:r1:-clip)"><path></path></g></svg>',
    '<svg><clipPath id="Bars-0"/><g clip-path="url(#Bars-0)"><path/></g></svg>',
  ],
  [
    '<div data-id="7" data-field="paid"><b data-value="true">Yes</b><input value="1">A</div>',
    '<div><b data-value="true">Yes</b><input value="1">A</div>',
  ],
  [
    '<a class="a" href="https://a.example">A</a><style href="/a">.a{}</style><svg><use href="#b"></use></svg>',
    '<span class="a">A</span><style>.a{}</style><svg><use href="#b"/></svg>',
  ],
  [
    '<style data-emotion="css a">.css-a{}</style><style>.a > b{}</style>',
    '<style>.a > b{}</style>',
  ],
  [
    '<svg class="MuiSvgIcon-root"><path d="M1.02.54l.04.5"></path></svg>',
    '<svg class="MuiSvgIcon-root"><path d="M1.02.54l.04.5"/></svg>',
  ],
  [
    '<svg><linearGradient gradientUnits="userSpaceOnUse"><stop></stop></linearGradient></svg>',
    '<svg><linearGradient gradientUnits="userSpaceOnUse"><stop/></linearGradient></svg>',
  ],
  ['<p style="width: 9px; --a: b c;">A</p>', '<p style="width:9px;--a:b c">A</p>'],
  [
    '<svg><rect width="8" height="0"></rect><rect width="8" height="9.04"></rect></svg>',
    '<svg><rect width="8" height="9"/></svg>',
  ],
  [
    '<span data-sectionindex="0" contenteditable="true" spellcheck="false" inputmode="numeric" class="a">01</span>',
    '<span class="a">01</span>',
  ],
  ['<span class="thumb"><input type="range" value="5"></span>', '<span class="thumb"></span>'],
  ['<svg><g><g></g></g><title>Sales</title></svg>', '<svg/>'],
  [
    '<svg><circle cx="0" cy="0" r="5"></circle><line x1="0" y2="6"></line><tspan x="0">A</tspan></svg>',
    '<svg><circle r="5"/><line y2="6"/><tspan x="0">A</tspan></svg>',
  ],
  [
    '<textarea rows="4" style="height: 0px; overflow: hidden;">A</textarea><textarea readonly style="visibility: hidden; height: 0px;"></textarea>',
    '<textarea rows="4">A</textarea>',
  ],
])('%s → %s', (html, expected) => {
  expect(cleanPicture(html, 'Bars-').html).toBe(expected);
});

it('collects the names of charts', () => {
  const { names } = cleanPicture(
    '<figure aria-label="Hours"><svg></svg></figure><svg aria-label="Sales"></svg><svg><title>Costs</title></svg>',
    '',
  );
  expect(names).toEqual(['Hours', 'Sales', 'Costs']);
});

it('collects the names of grids, but not of the charts in their cells', () => {
  const html =
    '<div role="grid" aria-label="Orders"><svg aria-label="From 1 to 4"></svg></div><div role="grid"></div><div role="treegrid" aria-label="Files"></div>';
  expect(cleanPicture(html, '').names).toEqual(['Orders', 'Files']);
});

const tick = (x: number, label: string) =>
  `<g transform="translate(${x}, 0)" class="MuiChartsAxis-tickContainer"><line></line><text x="5" style="font-size:12px"><tspan>${label}</tspan></text></g>`;

it('hides the labels of an x-axis that would overlap', () => {
  const axis = `<g class="MuiChartsAxis-root MuiChartsAxis-directionX">${tick(0, 'January')}${tick(30, 'February')}${tick(60, 'March')}</g>`;
  const { html } = cleanPicture(`<svg>${axis}</svg>`, '');
  expect(Array.from(html.matchAll(/<tspan>(\w+)/g), ([, label]) => label)).toEqual([
    'January',
    'March',
  ]);
});
