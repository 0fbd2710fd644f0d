export interface Meeting {
  title: string;
  /** Times on June 12, 2025, such as `09:30`. */
  from: string;
  to: string;
}

export interface Room {
  name: string;
  seats: number;
  meetings: Meeting[];
}

// prettier-ignore
export const rooms: Room[] = [
  { name: 'Birch', seats: 4, meetings: [{ title: 'Hiring', from: '08:30', to: '10:00' }, { title: 'Budget', from: '13:00', to: '14:30' }] },
  { name: 'Cedar', seats: 6, meetings: [{ title: 'Design review', from: '09:00', to: '11:00' }, { title: 'Support', from: '15:00', to: '16:00' }] },
  { name: 'Larch', seats: 8, meetings: [{ title: 'Training', from: '08:00', to: '12:00' }] },
  { name: 'Maple', seats: 10, meetings: [{ title: 'Planning', from: '10:00', to: '11:30' }, { title: 'Demo', from: '16:00', to: '17:30' }] },
  { name: 'Rowan', seats: 14, meetings: [{ title: 'All hands', from: '11:00', to: '12:00' }, { title: 'Board', from: '12:30', to: '15:30' }] },
  { name: 'Yew', seats: 20, meetings: [{ title: 'Workshop', from: '12:00', to: '17:00' }] },
];
