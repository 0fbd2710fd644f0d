import type { ApiComponent, ApiFamily } from '#model/reference/ApiReference.ts';

/** `Partial<ChartsTooltipProps>`, `SlotComponentProps<typeof PickersShortcuts>`, `ExportedDatePickerToolbarProps` */
const COMPONENT_IN_TYPE = /\btypeof (\w+)|\b(?:Exported)?(\w+)Props\b/g;

/** The components whose props a slot accepts, from the type of its `slotProps`. */
export function findSlotComponents(
  family: ApiFamily | undefined,
  component: string,
  slot: string,
): ApiComponent[] {
  const find = (wanted: string | undefined) =>
    family?.components.find(({ name }) => name === wanted);
  const type = find(component)?.slots.find(({ name }) => name === slot)?.props;
  return [...(type?.text ?? '').matchAll(COMPONENT_IN_TYPE)].flatMap(
    ([, value, props]) => find(value ?? props) ?? [],
  );
}
