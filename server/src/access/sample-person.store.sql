-- name: findSamplePerson
SELECT id AS "userId", name, email, role FROM users WHERE role = $role AND email = $email;
