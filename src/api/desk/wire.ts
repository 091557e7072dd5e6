export type Role = 'owner' | 'manager' | 'adviser' | 'editor';
export type EnquiryStatus = 'new' | 'in_work' | 'waiting' | 'done' | 'refused' | 'spam';
export type EnquirySection = 'bookCategor_home' | 'bookCategor_about' | 'shop';

export interface Named {
  id: number;
  name: string;
}

export interface Person extends Named {
  phone: string;
  role: Role;
  branches: number[];
  has_second_factor: boolean;
}

export interface Session {
  person: Person;
  permissions: string[];
  second_factor_required: boolean;
}

export interface OwnSession {
  id: string;
  device: string;
  started_at: string;
  seen_at: string;
  current: boolean;
}

export interface Enquiry {
  id: number;
  reference: string;
  status: EnquiryStatus;
  section: EnquirySection;
  source: 'site' | 'desk';
  text: string;
  full_name: string;
  phone: string;
  language: 'ru' | 'uz';
  branch: Named | null;
  assignee: Named | null;
  created_at: string;
  due_at: string;
  answered_at: string | null;
  updated_at: string;
  version: number;
}

export interface Note {
  id: number;
  text: string;
  author: Named | null;
  at: string;
}

export interface Change {
  field: string;
  before: unknown;
  after: unknown;
}

export interface TrailEntry {
  id: number;
  at: string;
  person: Named | null;
  action: string;
  changes: Change[];
}

export interface EnquiryDetail extends Enquiry {
  car: { brand: string | null; model: string | null; plate?: string | null } | null;
  product: Named | null;
  customer: CustomerRow | null;
  others: Enquiry[];
  notes: Note[];
  trail: TrailEntry[];
}

export interface Page<T> {
  items: T[];
  total: number;
  next: string | null;
}

export interface EnquiryChange {
  status?: EnquiryStatus;
  assignee?: number | null;
  branch?: number | null;
}

export interface CustomerRow {
  id: number;
  full_name: string;
  phone: string;
  cars: number;
  enquiries: number;
  last_seen_at: string | null;
}

export interface Car {
  id: number;
  brand: string;
  model: string;
  plate: string | null;
  vin: string | null;
  year: number | null;
  mileage: number | null;
}

export interface CustomerCard extends Omit<CustomerRow, 'cars' | 'enquiries'> {
  signed_in_at: string | null;
  cars: Car[];
  enquiries: Enquiry[];
  notes: Note[];
}

export interface StaffMember extends Person {
  status: 'active' | 'invited' | 'disabled';
  seen_at: string | null;
}

export interface AuditEntry {
  id: number;
  at: string;
  person: Named | null;
  action: string;
  thing: string;
  thing_id: string;
  label: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

export interface Message {
  id: number;
  channel: 'sms' | 'telegram';
  kind: string;
  state: 'queued' | 'sending' | 'sent' | 'dead';
  to: string;
  reference: string | null;
  tries: number;
  reason: string | null;
  next_at: string | null;
  created_at: string;
}

export interface Queue {
  channel: 'sms' | 'telegram';
  waiting: number;
  oldest_at: string | null;
  failing: boolean;
}

export interface Counts {
  new: number;
  overdue: number;
  mine: number;
}

export interface Today extends Counts {
  in_work: number;
  waiting: number;
  first_answer: {
    median_minutes: number | null;
    by_branch: { branch: Named; median_minutes: number; count: number }[];
  };
  by_section: { section: EnquirySection; count: number }[];
  by_hour: { hour: number; count: number }[];
}

export interface SavedView extends Named {
  query: string;
}

export interface Invitation {
  name: string;
  phone: string;
  role: Role;
}
