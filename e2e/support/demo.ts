/** The id of the demo customer, customer@example.com, in `supabase/seed.sql`. */
export const demoCustomer = '00000000-0000-4000-8000-00000000000c'
