-- name: findName
SELECT name FROM users WHERE id = $studentId AND role = 'student';
