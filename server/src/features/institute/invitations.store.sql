-- name: findCode
SELECT code FROM invitations WHERE institute_id = $instituteId;

-- name: insertCode
INSERT INTO invitations (institute_id, code) VALUES ($instituteId, $code) ON CONFLICT DO NOTHING;

-- name: replaceCode
INSERT INTO invitations (institute_id, code)
SELECT $instituteId, $code
WHERE NOT EXISTS (SELECT FROM invitations WHERE code = $code)
ON CONFLICT (institute_id) DO UPDATE SET code = excluded.code;

-- name: lockInviter
SELECT users.id, users.name
FROM invitations
JOIN users ON users.id = institute_id AND role = 'institute'
WHERE code = $code
FOR NO KEY UPDATE OF users;
