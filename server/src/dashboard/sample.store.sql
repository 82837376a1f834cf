-- name: findSampleUser
SELECT id AS "userId" FROM users WHERE is_sample AND role = $role AND email = $email;
