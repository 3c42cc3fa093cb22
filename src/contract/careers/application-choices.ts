export const GENDERS = ['Male', 'Female', 'I choose not to self-identify'] as const;

export const JOB_ROLES = ['Sales Executive', 'Sales Manager', 'Relationship Manager'] as const;

/** 'Fresher', then '1+' to '40+'. */
export const EXPERIENCES = ['Fresher', ...Array.from({ length: 40 }, (_, years) => `${years + 1}+`)] as const;
