import { useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';
import { energy } from '#data/energy';

/** The properties of a chart that a style sheet can set. */
const properties = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
];

function saveSvg(svg: SVGSVGElement, fileName: string) {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll('*');
  svg.querySelectorAll('*').forEach((element, index) => {
    const style = getComputedStyle(element);
    for (const name of properties) {
      copies[index]?.setAttribute(name, style.getPropertyValue(name));
    }
  });
  const { width, height } = svg.getBoundingClientRect();
  copy.setAttribute('width', `${width}`);
  copy.setAttribute('height', `${height}`);
  const text = new XMLSerializer().serializeToString(copy);
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

export default function SaveSvg() {
  const svgRef = useRef<SVGSVGElement>(null);

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => svgRef.current && saveSvg(svgRef.current, 'wind.svg')}
      >
        Save as SVG
      </Button>
      <LineChart
        ref={svgRef}
        height={280}
        aria-label="Electricity from wind and sun by month"
        xAxis={[{ data: energy.map(({ month }) => month), scaleType: 'time' }]}
        yAxis={[{ label: 'Generation (GWh)', width: 60 }]}
        series={[
          {
            label: 'Wind',
            data: energy.map(({ wind }) => wind),
            showMark: false,
          },
          {
            label: 'Solar',
            data: energy.map(({ solar }) => solar),
            showMark: false,
            area: true,
          },
        ]}
      />
    </Box>
  );
}
