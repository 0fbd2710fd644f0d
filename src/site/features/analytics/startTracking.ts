import type { AnalyticsConfig } from '#model/analytics/AnalyticsConfig.ts';
import { onSiteEvent } from '../../browser/siteEvents.ts';
import { createCollectorSink } from './createCollectorSink.ts';
import { createGtagSink } from './createGtagSink.ts';
import { createPageView } from './createPageView.ts';
import type { EventSink } from './EventSink.ts';
import { readClick } from './readClick.ts';
import { trackUserProperties } from './trackUserProperties.ts';
import { isMeasured, trackWebVitals } from './trackWebVitals.ts';

/** Starts tracking. The caller must have the reader's consent. Returns a function that stops it. */
export function startTracking(
  { sink: where, webVitalsSampling }: AnalyticsConfig,
  random: () => number = Math.random,
): () => void {
  const sink = createSink(where);
  if (!sink) return () => {};
  let isStopped = false;
  const send: EventSink['send'] = (event) => void (isStopped || sink.send(event));

  const handleClick = ({ target }: Event) => {
    const event = readClick(target, random);
    if (event) send(event);
  };
  const handleDemoError = (event: Event) => {
    const { id } = (event as CustomEvent<{ id: string }>).detail;
    send({ name: 'demo', action: 'error', label: id });
  };
  // A page that's restored from the back/forward cache counts as a new view.
  const handleShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) send(createPageView(document));
  };

  const stopProperties = trackUserProperties(send);
  send(createPageView(document));
  const stopEvents = onSiteEvent(send);
  document.addEventListener('click', handleClick);
  document.addEventListener('x:demo-error', handleDemoError);
  addEventListener('pageshow', handleShow);
  if (isMeasured(webVitalsSampling, random)) trackWebVitals(send).catch(console.error);

  return () => {
    isStopped = true;
    stopProperties();
    stopEvents();
    document.removeEventListener('click', handleClick);
    document.removeEventListener('x:demo-error', handleDemoError);
    removeEventListener('pageshow', handleShow);
    sink.stop();
  };
}

function createSink(where: AnalyticsConfig['sink']): EventSink | undefined {
  switch (where.kind) {
    case 'gtag':
      return createGtagSink(where.id);
    case 'collector':
      return createCollectorSink(where.url);
    default:
      return undefined;
  }
}
