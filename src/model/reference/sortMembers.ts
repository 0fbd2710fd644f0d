import type { ApiMember } from './ApiReference.ts';

/** Required members first, otherwise in the given order. */
export function sortMembers(members: readonly ApiMember[]): ApiMember[] {
  return [
    ...members.filter(({ required }) => required),
    ...members.filter(({ required }) => !required),
  ];
}
