export interface Shift {
  task: 'Sailing' | 'Loading' | 'Repairs' | 'Training' | 'Break';
  /** Full hours, from 7 to 18. */
  from: number;
  to: number;
}

export interface CrewDay {
  id: string;
  day: 'Monday' | 'Tuesday';
  name: string;
  shifts: Shift[];
}

const shift = (task: Shift['task'], from: number, to: number): Shift => ({
  task,
  from,
  to,
});

// prettier-ignore
export const crew: CrewDay[] = [
  { id: 'm1', day: 'Monday', name: 'Runa Eikeland', shifts: [shift('Loading', 7, 9), shift('Sailing', 9, 13), shift('Break', 13, 14), shift('Sailing', 14, 17)] },
  { id: 'm2', day: 'Monday', name: 'Tomaz Hribar', shifts: [shift('Sailing', 7, 11), shift('Break', 11, 12), shift('Repairs', 12, 15)] },
  { id: 'm3', day: 'Monday', name: 'Aoife Carmody', shifts: [shift('Training', 8, 12), shift('Break', 12, 13), shift('Loading', 13, 16)] },
  { id: 'm4', day: 'Monday', name: 'Kofi Ansere', shifts: [shift('Repairs', 7, 12), shift('Break', 12, 13), shift('Repairs', 13, 15)] },
  { id: 'm5', day: 'Monday', name: 'Ilse Vandamme', shifts: [shift('Sailing', 10, 14), shift('Break', 14, 15), shift('Sailing', 15, 18)] },
  { id: 'm6', day: 'Monday', name: 'Mateo Quiroga', shifts: [shift('Loading', 9, 11), shift('Training', 11, 13), shift('Break', 13, 14), shift('Loading', 14, 18)] },
  { id: 'm7', day: 'Monday', name: 'Sanna Ketola', shifts: [shift('Sailing', 12, 18)] },
  { id: 't1', day: 'Tuesday', name: 'Runa Eikeland', shifts: [shift('Training', 8, 11), shift('Break', 11, 12), shift('Sailing', 12, 16)] },
  { id: 't2', day: 'Tuesday', name: 'Tomaz Hribar', shifts: [shift('Loading', 7, 10), shift('Sailing', 10, 14)] },
  { id: 't3', day: 'Tuesday', name: 'Aoife Carmody', shifts: [shift('Sailing', 7, 12), shift('Break', 12, 13), shift('Loading', 13, 15)] },
  { id: 't4', day: 'Tuesday', name: 'Kofi Ansere', shifts: [shift('Training', 8, 11), shift('Break', 11, 12), shift('Repairs', 12, 17)] },
  { id: 't5', day: 'Tuesday', name: 'Ilse Vandamme', shifts: [shift('Repairs', 9, 12), shift('Break', 12, 13), shift('Sailing', 13, 18)] },
  { id: 't6', day: 'Tuesday', name: 'Mateo Quiroga', shifts: [shift('Sailing', 7, 13), shift('Break', 13, 14), shift('Loading', 14, 16)] },
  { id: 't7', day: 'Tuesday', name: 'Sanna Ketola', shifts: [shift('Loading', 11, 13), shift('Break', 13, 14), shift('Sailing', 14, 18)] },
];
