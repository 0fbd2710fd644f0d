import type { Employee } from '../employees.ts';

/** `rate` is the exchange rate for one euro, adjusted for local pay. */
export const OFFICES: readonly { city: string; currency: Employee['currency']; rate: number }[] = [
  { city: 'Lisbon', currency: 'EUR', rate: 0.85 },
  { city: 'Leeds', currency: 'GBP', rate: 0.85 },
  { city: 'Toronto', currency: 'CAD', rate: 1.6 },
  { city: 'Osaka', currency: 'JPY', rate: 140 },
  { city: 'Nairobi', currency: 'KES', rate: 75 },
  { city: 'Recife', currency: 'BRL', rate: 3.6 },
];
const LEEDS = OFFICES.filter(({ city }) => city === 'Leeds');

export interface Department {
  name: Employee['department'];
  head: string;
  teams: readonly { lead: string; members: readonly string[] }[];
  /** The number of people in relation to the other departments. */
  size: number;
  pay: number;
  remote: number;
  rating: number;
  skills: readonly string[];
  offices?: typeof OFFICES;
}

export const DEPARTMENTS: readonly Department[] = [
  {
    name: 'Engineering',
    head: 'Head of Engineering',
    teams: [
      {
        lead: 'Lead, Web',
        members: ['Frontend Engineer', 'Frontend Engineer', 'Accessibility Engineer'],
      },
      { lead: 'Lead, Platform', members: ['Backend Engineer', 'Site Reliability Engineer'] },
      { lead: 'Lead, Data', members: ['Data Engineer', 'Analyst'] },
    ],
    size: 4,
    pay: 1.25,
    remote: 0.7,
    rating: 3.9,
    skills: ['TypeScript', 'React', 'Accessibility', 'PostgreSQL', 'Rust', 'Testing', 'Observability'],
  },
  {
    name: 'Design',
    head: 'Head of Design',
    teams: [
      { lead: 'Lead, Product Design', members: ['Product Designer', 'Illustrator'] },
      { lead: 'Lead, Research', members: ['Researcher'] },
    ],
    size: 2,
    pay: 1.1,
    remote: 0.6,
    rating: 4.1,
    skills: ['Prototyping', 'Typography', 'Interviews', 'Illustration', 'Motion'],
  },
  {
    name: 'Sales',
    head: 'Head of Sales',
    teams: [
      { lead: 'Lead, Key Accounts', members: ['Account Manager', 'Sales Engineer'] },
      { lead: 'Lead, Partners', members: ['Partner Manager'] },
    ],
    size: 2.5,
    pay: 1.05,
    remote: 0.35,
    rating: 3.7,
    skills: ['Negotiation', 'Portuguese', 'Japanese', 'Forecasting', 'Presenting'],
  },
  {
    name: 'Support',
    head: 'Head of Support',
    teams: [
      {
        lead: 'Lead, Customer Care',
        members: ['Support Specialist', 'Support Specialist', 'Technical Writer'],
      },
      { lead: 'Lead, Onboarding', members: ['Trainer'] },
    ],
    size: 2.5,
    pay: 0.85,
    remote: 0.8,
    rating: 4,
    skills: ['Writing', 'Swahili', 'French', 'Debugging', 'Training'],
  },
  {
    name: 'Logistics',
    head: 'Head of Logistics',
    teams: [
      { lead: 'Lead, Warehouse', members: ['Warehouse Associate', 'Forklift Operator'] },
      { lead: 'Lead, Returns', members: ['Returns Clerk'] },
    ],
    size: 3,
    pay: 0.7,
    remote: 0,
    rating: 3,
    skills: ['Forklift license', 'First aid', 'Inventory', 'Route planning'],
    offices: LEEDS,
  },
  {
    name: 'Finance',
    head: 'Head of Finance',
    teams: [{ lead: 'Lead, Accounting', members: ['Accountant', 'Payroll Specialist'] }],
    size: 2,
    pay: 0.95,
    remote: 0.3,
    rating: 3.8,
    skills: ['Accounting', 'Tax', 'Audits', 'Spreadsheets'],
  },
];
