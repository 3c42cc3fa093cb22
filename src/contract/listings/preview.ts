import { z } from 'zod';
import { success } from '../answers.ts';
import { Stamp } from '../back-office/fields.ts';
import type { Wire } from '../calls.ts';
import type { Project } from './project.ts';
import type { Property } from './property.ts';

/** A listing as visitors would see it, for anyone who has its private link. */
export type ListingPreview = { kind: 'property'; item: Property } | { kind: 'project'; item: Project };

/** The private link to a listing that may be unpublished. */
export const PreviewLink = success({ url: z.string(), expires_at: Stamp });
export type PreviewLink = Wire<z.infer<typeof PreviewLink>>;
