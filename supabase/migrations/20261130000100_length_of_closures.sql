-- That a closure ends after it begins is said in private.closure_refusal() alone, with a code people can be
-- told. This constraint could never speak: the trigger comes first, and no range runs backwards anyway.

alter table public.closures drop constraint closures_have_length;
