import type { z } from 'zod';
import type { StoredEvent } from '../storage/Storage.ts';
import type { eventsSchema } from './eventSchema.ts';

type Event = z.infer<typeof eventsSchema>[number];

/** Copies the fields that reports query into columns. The payload contains the complete event. */
export function toStoredEvent(event: Event, createdAt: number): StoredEvent {
  return { createdAt, name: event.name, ...describe(event), payload: JSON.stringify(event) };
}

function describe(event: Event): Pick<StoredEvent, 'action' | 'label'> {
  if ('action' in event) return { action: event.action, label: toLabel(event) };
  if ('metric' in event) return { action: event.metric, label: undefined };
  if ('location' in event) return { action: undefined, label: event.location };
  return { action: undefined, label: undefined };
}

/** Searches that differ only in case count as the same. */
function toLabel({
  name,
  label,
}: {
  name: string;
  label?: string | undefined;
}): string | undefined {
  return name === 'search' ? label?.toLowerCase() : label;
}
